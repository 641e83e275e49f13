/** Something that travels when it is first needed; whoever shows it wakes up when it has come. */
export class Fetched<Content> {
  content: Content | undefined = $state.raw();
  isMissing = $state(false);
  readonly #fetch: () => Promise<Content>;
  #isAsked = false;

  constructor(fetch: () => Promise<Content>) {
    this.#fetch = fetch;
  }

  need(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#fetch().then(
      content => (this.content = content),
      () => (this.isMissing = true),
    );
  }
}
