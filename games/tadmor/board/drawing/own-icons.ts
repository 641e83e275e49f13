import { type Icon, tenth } from '@palio/board-kit';

/** Signs drawn for this board, lighter than those of the icon set. */
const SIZE = 512;
const drawn = (body: string): Icon => ({ size: SIZE, body: `<g fill="currentColor">${body}</g>` });
const path = (d: string, more = ''): string => `<path d="${d}"${more}/>`;

const LEAF = 'M0-84Q84-16 0 72Q-84-16 0-84z';
const LEAF_ANGLES = [28, 60, 92, 124, 154];

function leaf(degrees: number, side: 1 | -1): string {
  const angle = (degrees * Math.PI) / 180;
  const x = tenth(256 + side * 176 * Math.sin(angle));
  const y = tenth(256 + 176 * Math.cos(angle));
  return path(LEAF, ` transform="translate(${x} ${y}) rotate(${-side * (degrees - 62)})"`);
}

/** A laurel wreath: Prestige Points, and tiles that count at the end. */
export const WREATH = drawn(
  LEAF_ANGLES.map(angle => leaf(angle, 1) + leaf(angle, -1)).join('') +
    path('M206 446q50 34 100 0l14 26q-64 40-128 0z'),
);

/** The end of a trunk: bark, wood, heart. */
const trunk = (x: number, y: number): string =>
  path(
    `M${x - 96} ${y}a96 96 0 1 0 192 0a96 96 0 1 0-192 0zm26 0a70 70 0 1 1 140 0a70 70 0 1 1-140 0zm22 0a48 48 0 1 0 96 0a48 48 0 1 0-96 0zm26 0a22 22 0 1 1 44 0a22 22 0 1 1-44 0z`,
    ' fill-rule="evenodd"',
  );

/** Three trunks in a pile: wood. */
export const LOGS = drawn(trunk(256, 152) + trunk(152, 334) + trunk(360, 334));

/** Volutes, fluted shaft, base: marble. */
export const COLUMN = drawn(
  path('M56 40h400v44H56z') +
    path(
      'M96 96h320a62 62 0 1 1-58 84h-204a62 62 0 1 1-58-84zm0 38a24 24 0 1 0 0 48a24 24 0 1 0 0-48zm320 0a24 24 0 1 0 0 48a24 24 0 1 0 0-48z',
      ' fill-rule="evenodd"',
    ) +
    path(
      'M142 196h44v216h-44zM210 196h36v216h-36zM270 196h36v216h-36zM330 196h40v216h-40zM112 426h288v30H112zM80 468h352v36H80z',
    ),
);

/** Hull, mast and square sail: ships, and what they gather. */
export const SHIP = drawn(
  path('M120 64q136-52 272 0q40 96-6 194q-130-56-260 0q-46-98-6-194z') +
    path('M242 224h28v96h-28z') +
    path(
      'M30 300q226 66 440-14l36-70q14 190-112 236H142Q44 434 30 300zM60 366v22q190 54 392-14v-22q-200 68-392 14z',
      ' fill-rule="evenodd"',
    ),
);

/** A rolled sheet with a ribbon: missions. */
export const SCROLL = drawn(
  path(
    'M118 74h320q34 0 34 42t-34 42h-24v196H98V116q0-42 20-42zm46 92v28h196v-28zm0 62v28h196v-28zm0 62v28h130v-28z',
    ' fill-rule="evenodd"',
  ) +
    path('M74 366h320q34 0 34 42t-34 42H74q-34 0-34-42t34-42z') +
    path('M330 326h44l-8 176-24-26-26 26z'),
);

/** A stamped seal with its ribbons: private actions. */
export const SEAL = drawn(
  path('M168 330 120 500l70-34 42 46 34-150zM344 330l48 170-70-34-42 46-34-150z') +
    path(
      'M256 20a176 176 0 1 0 .1 0zm0 46a130 130 0 1 1-.1 0zM176 176l34 34 46-74 46 74 34-34-16 100H192z',
      ' fill-rule="evenodd"',
    ),
);

/** A dome over a colonnade: the temple of Ebla, that may be a market. */
export const DOME = drawn(
  path('M240 24h32v44h-32zM256 60q128 36 132 150H124q4-114 132-150zM92 224h328v36H92zM56 448h400v44H56z') +
    path('M112 274h52v160h-52zM190 274h40v160h-40zM282 274h40v160h-40zM348 274h52v160h-52z'),
);

/** The First Player pawn. */
export const PAWN = drawn(
  path('M256 28a88 88 0 0 1 62 150h34v40h-46q4 110 76 170H130q72-60 76-170h-46v-40h34a88 88 0 0 1 62-150z') +
    path('M104 404h304q34 24 34 76H70q0-52 34-76z'),
);

/** The kingdom phase, and missions fulfilled. */
export const CROWN = drawn(
  path('M60 148 164 262 256 96l92 166 104-114-44 222H104zM104 390h304v52H104z') +
    path('M60 94a30 30 0 1 0 .1 0zM256 40a30 30 0 1 0 .1 0zM452 94a30 30 0 1 0 .1 0z'),
);

/** The construction phase. */
export const TROWEL = drawn(
  path(
    'M40 40q190 10 300 118L158 340Q50 230 40 40zM252 296l44-44 36 44q36-30 62 0l72 82q22 30-10 62t-62 10l-82-72q-30-26 0-62z',
  ),
);

/** The improvements phase: a tablet with lines. */
export const TABLET = drawn(
  path(
    'M96 40h320q24 0 24 24v384q0 24-24 24H96q-24 0-24-24V64q0-24 24-24zm24 48v336h272V88zm36 44h200v32H156zm0 72h200v32H156zm0 72h200v32H156zm0 72h120v32H156z',
    ' fill-rule="evenodd"',
  ),
);
