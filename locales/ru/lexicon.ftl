## Words that are put into other sentences. An attribute is a form or a property of the word.

### Subtypes: masculine adjectives, as “союзник” asks for; sentences are worded so that they stand in the nominative

subtype-forged = Кованый
subtype-umbral = Сумрачный
subtype-radiant = Сияющий
subtype-verdant = Лесной
subtype-draconic = Драконий
subtype-arcane = Чародейский
subtype-feral = Дикий
subtype-lunar = Лунный
subtype-celestial = Небесный
subtype-revenant = Неупокоенный

### Card types

type-hero = Герой
type-ally = Союзник
type-action = Действие
type-trap = Ловушка
