import { ClientMessage, REFUSALS, ServerMessage } from '@palio/protocol';
import { DOCUMENT_STYLE } from './document-style.ts';
import { escaped, remarkOn, typesWithin, typeText, type Schema } from './document-types.ts';

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
}

interface OpenApi {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

const schemaOf = (content: Content | undefined): Schema | undefined =>
  content === undefined ? undefined : Object.values(content)[0]?.schema;

/** What is sent is shown; what comes back, where there is no more to it than a name. */
function typeBlock(title: 'Body' | 'Answer', schema: Schema | undefined): string {
  if (schema === undefined) return '';
  const isShort = schema.$ref !== undefined || schema.items?.$ref !== undefined;
  return `<details${isShort || title === 'Body' ? ' open' : ''}><summary>${title}</summary><pre>${typeText(schema)}</pre></details>`;
}

function parameterTable(parameters: NonNullable<Operation['parameters']>): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, required, schema = {} }) => {
    const remark = remarkOn(schema) ?? '';
    return `<tr><td><code>${escaped(name)}</code></td><td>${escaped(place)}${required ? '' : ', optional'}</td><td><code>${typeText(schema)}</code></td><td>${escaped(remark)}</td></tr>`;
  });
  return `<div class="scroll"><table><thead><tr><th>Parameter</th><th>In</th><th>Type</th><th>Note</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function operation(
  path: string,
  method: string,
  { summary = '', parameters = [], requestBody, responses }: Operation,
): string {
  return `<section>
    <h3><span class="method ${escaped(method)}">${method.toUpperCase()}</span> ${escaped(path)}</h3>
    <p>${escaped(summary)}</p>
    ${parameterTable(parameters)}
    ${typeBlock('Body', schemaOf(requestBody?.content))}
    ${typeBlock('Answer', schemaOf(responses?.['200']?.content))}
  </section>`;
}

function operationsByTag(paths: OpenApi['paths']): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, given] of Object.entries(methods)) {
      const tag = given.tags?.[0] ?? 'other';
      groups.set(tag, [...(groups.get(tag) ?? []), operation(path, method, given)]);
    }
  return groups;
}

const messages = ({ anyOf = [] }: Schema): string =>
  anyOf.map(message => `<pre>${typeText(message)}</pre>`).join('');

const LIVE = `<h2 id="live">Live</h2>
  <p>A WebSocket at <code>/api/v1/live</code> carries JSON messages both ways. Every message of a client has an <code>id</code> of its own choice, under which it is answered or refused. After <code>watch</code> come the whole table and then its updates; who was away sends the last <code>n</code> he has seen as <code>since</code>. The same as lines over plain HTTP: <code>GET /api/v1/tables/{id}/stream</code>, and for bots <code>GET /api/v1/bot/stream</code>.</p>
  <section><h3>What a client sends</h3>${messages(ClientMessage as Schema)}</section>
  <section><h3>What the server sends</h3>${messages(ServerMessage as Schema)}</section>`;

const REFUSAL_ROWS = Object.entries(REFUSALS)
  .map(
    ([code, { status, en }]) =>
      `<tr><td><code>${escaped(code)}</code></td><td>${status}</td><td>${escaped(en)}</td></tr>`,
  )
  .join('');

const ERRORS = `<h2 id="errors">Errors</h2>
  <p>What is refused is answered with <code>{ error: { code, message } }</code> and has changed nothing; <code>where</code> names the field at fault. The codes stay; the sentences may be improved.</p>
  <div class="scroll"><table><thead><tr><th>Code</th><th>Status</th><th>Meaning</th></tr></thead><tbody>${REFUSAL_ROWS}</tbody></table></div>`;

const BEGIN = `<h2 id="begin">How to begin</h2>
  <p>A browser is known by its session cookie. A program sends a token with every request, <code>Authorization: Bearer …</code>; tokens are made under “Account” and can be withdrawn there. Bodies and answers are JSON. A <code>key</code> of your own choice makes it safe to send a command again when no answer came: it is carried out once.</p>
  <pre>curl -H "Authorization: Bearer $TOKEN" $PALIO/api/v1/me/tables</pre>`;

/** Those of the document, and those that come only over the socket. */
function typesPart(schemas: Readonly<Record<string, Schema>>): string {
  const types = { ...Object.fromEntries(typesWithin(ServerMessage as Schema)), ...schemas };
  const blocks = Object.entries(types).map(
    ([name, schema]) =>
      `<section id="type-${escaped(name)}"><h3>${escaped(name)}</h3><pre>${typeText(schema, '', true)}</pre></section>`,
  );
  return `<h2 id="types">Types</h2>${blocks.join('')}`;
}

/** The OpenAPI document as a page without scripts, for people. */
export function documentPage({ info, paths, components }: OpenApi): string {
  const groups = operationsByTag(paths);
  const parts = [...groups].map(
    ([tag, operations]) => `<h2 class="tag" id="${escaped(tag)}">${escaped(tag)}</h2>${operations.join('')}`,
  );
  const tags = [...groups.keys(), 'live', 'errors', 'types'];
  const links = tags.map(tag => `<a href="#${escaped(tag)}">${escaped(tag)}</a>`).join('');
  const title = `${escaped(info.title)} API`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
    <meta name="viewport" content="width=device-width"><style>${DOCUMENT_STYLE}</style></head>
    <body><nav aria-label="Contents"><a class="home" href="/">${escaped(info.title)}</a>${links}<a href="openapi.json">openapi.json</a></nav>
    <main><h1>${title}</h1><p>${escaped(info.description ?? '')}</p>${BEGIN}${parts.join('')}${LIVE}${ERRORS}${typesPart(components?.schemas ?? {})}</main></body></html>`;
}
