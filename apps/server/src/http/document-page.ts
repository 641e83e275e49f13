interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }>
  >;
}

interface OpenApi {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const schemaOf = (content: Readonly<Record<string, { readonly schema?: unknown }>> | undefined): unknown =>
  content === undefined ? undefined : Object.values(content)[0]?.schema;

function schemaBlock(title: string, schema: unknown): string {
  if (schema === undefined) return '';
  return `<details><summary>${title}</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function operation(
  path: string,
  method: string,
  { summary = '', parameters = [], requestBody, responses }: Operation,
): string {
  const names = parameters.map(
    parameter => `${escape(parameter.name)}${parameter.required ? '' : '?'} (${parameter.in})`,
  );
  return `<section>
    <h3><code>${method.toUpperCase()} ${escape(path)}</code></h3>
    <p>${escape(summary)}</p>
    ${names.length === 0 ? '' : `<p>Parameters: ${names.join(', ')}</p>`}
    ${schemaBlock('Body', schemaOf(requestBody?.content))}
    ${schemaBlock('Answer', schemaOf(responses?.['200']?.content))}
  </section>`;
}

/** The OpenAPI document as a page without scripts, for people. */
export function documentPage({ info, paths }: OpenApi): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, given] of Object.entries(methods)) {
      const tag = given.tags?.[0] ?? 'other';
      groups.set(tag, [...(groups.get(tag) ?? []), operation(path, method, given)]);
    }
  const body = [...groups]
    .map(([tag, parts]) => `<h2 id="${escape(tag)}">${escape(tag)}</h2>${parts.join('')}`)
    .join('');
  const links = [...groups.keys()].map(tag => `<a href="#${escape(tag)}">${escape(tag)}</a>`).join(' · ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(info.title)} API</title>
    <meta name="viewport" content="width=device-width">
    <style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto;background:#8881;padding:1rem}
    section{border-top:1px solid #8884;padding:.5rem 0}h3{margin:.5rem 0;overflow-wrap:anywhere}summary{padding:.6rem 0}:root{color-scheme:light dark}</style></head>
    <body><h1>${escape(info.title)} API</h1><p>${escape(info.description ?? '')}</p>
    <p>${links} · <a href="openapi.json">openapi.json</a></p>${body}</body></html>`;
}
