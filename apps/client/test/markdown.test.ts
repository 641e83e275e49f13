import { describe, expect, it } from 'vitest';
import { renderInline } from '../src/rules/inline.ts';
import { findRule, readPage, ruleIds, searchPage } from '../src/rules/markdown.ts';

const options = { ruleAddress: (id: string) => (id.startsWith('XX-') ? `/rules/x/${id}` : undefined) };
const inline = (source: string): string => renderInline(source, options);

describe('text in a line', () => {
  it('escapes everything that is not ours', () => {
    expect(inline('<script>alert("x")</script> & more')).toBe(
      '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; more',
    );
    expect(inline('[x](javascript:alert)')).toBe('x');
    expect(inline('[x](https://a.example/?"onclick=1)')).toContain('&quot;onclick');
    expect(inline('a \ue000 b 0\ue000')).toBe('a  b 0');
  });

  it('knows bold, emphasis and code, and leaves code alone', () => {
    expect(inline('**bold** and *slanted* and `a * b * c`')).toBe(
      '<strong>bold</strong> and <em>slanted</em> and <code>a * b * c</code>',
    );
    expect(inline('2 * 3 * 4')).toBe('2 * 3 * 4');
    expect(inline('flags (*) and `**`')).toBe('flags (*) and <code>**</code>');
  });

  it('writes apostrophes as printers do, and leaves code alone', () => {
    expect(inline("l'attacco, l'*Esercito*, dell'«A», a player's, 'quoted', `l'x`")).toBe(
      "l’attacco, l’<em>Esercito</em>, dell’«A», a player’s, 'quoted', <code>l'x</code>",
    );
    expect(inline("[l'attacco](#XX-1)")).toContain('>l’attacco</a>');
  });

  it('leads from every mention of a rule to the rule', () => {
    expect(inline('as XX-7.6 says')).toBe('as <a class="link" href="/rules/x/XX-7.6">XX-7.6</a> says');
    expect(inline('[XX-1](#XX-1)')).toBe('<a class="link" href="/rules/x/XX-1">XX-1</a>');
    expect(inline('as YY-7.6 says')).toBe('as YY-7.6 says');
  });
});

const SOURCE = `# The Game

Two people play.

## XX-1 General

- **XX-1.1** Two players. [seed]
- **XX-1.2** They sit; see XX-1.1. [seed; order: interpretation]

| a | b |
|---|---|
| one | **two** |

\`\`\`
 <picture>
\`\`\`

## Glossary

- plain
- bullets

1. first
2. second
`;

describe('a page of rules', () => {
  const page = readPage(SOURCE, options);

  it('has pictures with what is said of them', () => {
    const [block] = readPage('![A *die*, see XX-1.1.](picture:a-die)', options).chapters[0]!.blocks;
    expect(block).toMatchObject({ picture: 'a-die', text: 'A die, see XX-1.1.' });
    expect(block!.html).toBe('A <em>die</em>, see <a class="link" href="/rules/x/XX-1.1">XX-1.1</a>.');
    expect(readPage('![x](https://a.example/)', options).chapters[0]!.blocks[0]!.picture).toBeUndefined();
  });

  it('finds one rule, or a chapter with all of its rules', () => {
    const rulesIn = (id: string) => findRule(page, id)?.blocks.flatMap(({ rule }) => rule ?? []);
    expect(findRule(page, 'XX-1.2')?.chapter).toBe(findRule(page, 'XX-1')?.chapter);
    expect(rulesIn('XX-1.2')).toEqual(['XX-1.2']);
    expect(rulesIn('XX-1')).toEqual(['XX-1.1', 'XX-1.2']);
    expect(findRule(page, 'XX-9.9')).toBeUndefined();
  });

  it('has a title and chapters with their ids', () => {
    expect(page.title).toBe('The Game');
    expect(page.chapters.map(({ id, title }) => [id, title])).toEqual([
      ['top', 'The Game'],
      ['XX-1', 'General'],
      ['part-2', 'Glossary'],
    ]);
  });

  it('tells rules with their origins from other text', () => {
    const [first, second] = page.chapters[1]!.blocks;
    expect(first).toMatchObject({ rule: 'XX-1.1', origins: ['seed'], html: '<p>Two players.</p>' });
    expect(second).toMatchObject({
      rule: 'XX-1.2',
      origins: ['seed', 'interpretation'],
      source: 'seed; order: interpretation',
    });
  });

  it('shows tables, pictures in text, and lists', () => {
    const html = page.chapters.flatMap(({ blocks }) => blocks.map(block => block.html)).join('');
    expect(html).toContain('<th scope="row">one</th><td><strong>two</strong></td>');
    expect(html).toContain('<code> &lt;picture&gt;</code>');
    expect(html).toContain('<ul><li>plain</li><li>bullets</li></ul>');
    expect(html).toContain('<ol><li>first</li><li>second</li></ol>');
  });

  it('lists the ids of rules and chapters', () => {
    expect([...ruleIds(SOURCE)]).toEqual(['XX-1', 'XX-1.1', 'XX-1.2']);
  });

  it('finds the blocks that hold every word', () => {
    expect(searchPage(page, 'SIT xx-1.2').flatMap(({ blocks }) => blocks.map(({ rule }) => rule))).toEqual([
      'XX-1.2',
    ]);
    const rule = readPage("- **XX-1.1** L'attacco.", options);
    for (const search of ["l'attacco", 'l’attacco']) expect(searchPage(rule, search)).toHaveLength(1);
    expect(searchPage(page, 'dragons')).toEqual([]);
    expect(searchPage(page, '  ')).toEqual(page.chapters);
  });

  it('comes to an end with any input', () => {
    for (const source of ['', '```', '|', '#### deep', '- **XX-1.1**', '\n\n', '- ', '1. '])
      expect(readPage(source, options).chapters.length).toBeLessThanOrEqual(1);
  });
});
