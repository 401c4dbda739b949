## Words that are put into other sentences. Thai words do not change; a subtype follows “เผ่า” in a sentence.

### Subtypes

subtype-forged = จักรกล
subtype-umbral = เงามืด
subtype-radiant = เรืองรอง
subtype-verdant = พฤกษา
subtype-draconic = มังกร
subtype-arcane = อาคม
subtype-feral = สัตว์ร้าย
subtype-lunar = จันทรา
subtype-celestial = สวรรค์
subtype-revenant = ผู้หวนคืน

### Card types

type-hero = ฮีโร่
type-ally = พันธมิตร
type-action = แอ็กชัน
type-trap = กับดัก
