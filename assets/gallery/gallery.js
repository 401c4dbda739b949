// The gallery of a game's cards. Everything that it shows is in data.js, so it works from any folder without a server.
'use strict';
(() => {
  const { languages, tags, cards } = window.gallery;
  const at = (id) => document.getElementById(id);
  const make = (name, members) => Object.assign(document.createElement(name), members);
  const fill = (words, values) => words.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  const search = at('search');
  const chosen = new Set();
  let language = languages[0];

  // A language of the address (index.html#de), else the first one that the reader prefers and the gallery has.
  const preferred = () => {
    const named = languages.find((one) => `#${one.tag}` === location.hash);
    const fits = (wanted) => languages.find((one) => one.tag === wanted)
      ?? languages.find((one) => one.tag.split('-')[0] === wanted.split('-')[0]);
    return named ?? navigator.languages.map(fits).find((one) => one) ?? languages[0];
  };

  const picture = (card) => `cards/${language.tag}/${encodeURIComponent(card.file)}`;

  const open = (card) => {
    const { name, line, text } = card.texts[language.tag];
    at('face').src = picture(card);
    at('face').alt = fill(language.words.face, { name });
    at('name').textContent = name;
    at('line').textContent = line;
    at('text').textContent = text;
    at('whole').showModal();
  };

  const entry = (card) => {
    const item = make('li', {});
    if (card.progress) {
      item.className = 'locked';
      item.append(make('img', { src: 'cards/back.png', alt: language.words.locked, loading: 'lazy' }));
      const [counted, threshold] = card.progress;
      item.append(make('p', { textContent: fill(language.words.progress, { counted, threshold }) }));
      return item;
    }
    const { name } = card.texts[language.tag];
    const button = make('button', { type: 'button', onclick: () => open(card) });
    button.setAttribute('aria-haspopup', 'dialog');
    button.append(make('img', { src: picture(card), alt: name, loading: 'lazy' }));
    item.append(button);
    return item;
  };

  const lower = (text) => text.toLocaleLowerCase(language.tag);
  const isShown = (card, words) => {
    // What is locked has neither words nor tags.
    if (card.progress) return words.length === 0 && chosen.size === 0;
    const { name, line, text } = card.texts[language.tag];
    const all = lower(`${name}\n${line}\n${text}`);
    return words.every((word) => all.includes(word)) && [...chosen].every((tag) => card.tags.includes(tag));
  };

  const list = () => {
    const words = lower(search.value).split(/\s+/u).filter((word) => word);
    const shown = cards.filter((card) => isShown(card, words));
    at('cards').replaceChildren(...shown.map(entry));
    at('count').textContent = fill(language.words.count, { n: shown.length });
    at('nothing').hidden = shown.length > 0;
  };

  const toggle = (button, tag) => {
    const isOn = !chosen.delete(tag);
    if (isOn) chosen.add(tag);
    button.setAttribute('aria-pressed', String(isOn));
    list();
  };

  const speak = (next) => {
    language = next;
    document.documentElement.lang = language.tag;
    document.documentElement.dir = language.dir;
    document.title = language.title;
    at('title').textContent = language.title;
    at('tags').setAttribute('aria-label', language.words.tags);
    at('language').value = language.tag;
    for (const place of document.querySelectorAll('[data-word]')) {
      place.textContent = language.words[place.dataset.word];
    }
    if (at('whole').open) at('whole').close();
    list();
  };

  at('language').append(...languages.map(({ tag, name }) => make('option', { value: tag, lang: tag, textContent: name })));
  at('tags').hidden = tags.length === 0;
  at('tags').append(...tags.map((tag, number) => {
    const button = make('button', { type: 'button', textContent: tag });
    button.setAttribute('aria-pressed', 'false');
    button.onclick = () => toggle(button, number);
    return button;
  }));
  at('form').addEventListener('submit', (event) => event.preventDefault());
  search.addEventListener('input', list);
  at('language').addEventListener('change', () => { location.hash = at('language').value; });
  addEventListener('hashchange', () => speak(preferred()));
  at('close').addEventListener('click', () => at('whole').close());
  speak(preferred());
})();
