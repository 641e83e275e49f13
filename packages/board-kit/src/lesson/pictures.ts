import type { Component } from 'svelte';

/** Pictures of a game's lesson by name. What they show is told by the words below them; they hold none of their own. */
export type LessonPictures = Readonly<Record<string, Component>>;
