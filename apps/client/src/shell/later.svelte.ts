/** Something that comes after the page: nothing until it has come, and there at once on the next page. */
export interface Later<Part> {
  begin(): void;
  part(): Part | undefined;
}

export function later<Part>(load: () => Promise<Part>): Later<Part> {
  let held: Part | undefined = $state.raw();
  let asked: Promise<void> | undefined;
  return {
    begin() {
      asked ??= load().then(
        loaded => void (held = loaded),
        () => {
          // Without it the page is complete all the same; the next one asks again.
          asked = undefined;
        },
      );
    },
    part: () => held,
  };
}
