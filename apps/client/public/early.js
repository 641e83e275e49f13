// Language, theme and motion before the first paint. The same choice as src/settings/settings.ts makes; a test compares them.
(() => {
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('palio.settings') ?? '{}') ?? {};
  } catch {
    // Storage is closed or spoilt: the defaults hold.
  }
  const page = document.documentElement;
  const matches = query => matchMedia(query).matches;
  const isDark =
    settings.theme === 'dark' || (settings.theme !== 'light' && matches('(prefers-color-scheme: dark)'));
  page.dataset.theme = isDark ? 'dark' : 'light';
  const isReduced =
    settings.motion === 'reduced' ||
    (settings.motion !== 'full' && matches('(prefers-reduced-motion: reduce)'));
  page.dataset.motion = isReduced ? 'reduced' : 'full';
  const known = ['en', 'it'];
  const asked = new URLSearchParams(location.search).get('lang');
  const wanted = [asked, settings.language, ...navigator.languages.map(tag => tag.slice(0, 2).toLowerCase())];
  page.lang = wanted.find(language => known.includes(language)) ?? 'en';
})();
