/** The page about the API has no scripts and loads nothing: its colours are those of the product, by day and by night. */
export const DOCUMENT_STYLE = `
:root { color-scheme: light dark; --ground: #f1ece2; --surface: #fbf8f2; --sunken: #e6dfd1; --line: #d8cdb9;
  --ink: #2a211b; --ink-2: #5f5145; --seal: #9c3b1c; --lapis: #24508f; --ok: #2f6b3c; --danger: #a3241a; --gold: #775300; }
@media (prefers-color-scheme: dark) { :root { --ground: #0f1526; --surface: #182036; --sunken: #0b101d; --line: #2f3a58;
  --ink: #f3ecdd; --ink-2: #c3bcae; --seal: #eb8a66; --lapis: #9dbcf0; --ok: #8fd19e; --danger: #f2988c; --gold: #f0c35a; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 'Source Sans 3', system-ui, sans-serif;
  display: grid; grid-template-columns: 15rem minmax(0, 1fr); }
a { color: var(--lapis); }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1.5rem 1rem; background: var(--surface);
  border-right: 1px solid var(--line); }
nav a { display: block; padding: .4rem .5rem; border-radius: 6px; color: var(--ink); text-decoration: none; }
nav a:hover { background: var(--sunken); }
nav .home { font: 600 1.5rem/1.2 Alegreya, Georgia, serif; color: var(--seal); margin-bottom: .75rem; }
main { padding: 1.5rem 2rem 6rem; max-width: 64rem; }
h1, h2 { font-family: Alegreya, Georgia, serif; line-height: 1.2; }
h1 { margin: 0 0 .5rem; font-size: 2.1rem; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.6rem; }
h2.tag::first-letter { text-transform: uppercase; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: .75rem 1rem; margin: .75rem 0; }
h3 { margin: 0; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4.2rem; font-weight: 700; }
.get { color: var(--lapis); } .post { color: var(--ok); } .put, .patch { color: var(--gold); } .delete { color: var(--danger); }
section > p { margin: .25rem 0; }
pre { margin: .25rem 0; padding: .75rem; overflow-x: auto; background: var(--sunken); border-radius: 6px;
  font: .875rem/1.5 ui-monospace, monospace; }
pre i { color: var(--ink-2); font-style: normal; }
pre b, td b { color: var(--gold); font-weight: 400; }
summary { padding: .6rem 0; cursor: pointer; color: var(--ink-2); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; background: var(--surface); }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border: 1px solid var(--line); }
code { font-family: ui-monospace, monospace; font-size: .9em; }
@media (max-width: 52rem) {
  body { display: block; }
  nav { position: static; height: auto; display: flex; flex-wrap: wrap; border: 0; border-bottom: 1px solid var(--line); }
  nav .home { width: 100%; margin: 0; }
  nav a { padding: .6rem .75rem; }
  main { padding: 1rem; }
}`;
