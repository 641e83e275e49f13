import { actions } from './it/actions.ts';
import { board } from './it/board.ts';
import { missions, tiles } from './it/cards.ts';
import { events } from './it/log.ts';
import {
  bundles,
  colours,
  kingdomActions,
  parts,
  pieces,
  places,
  rareGoods,
  regions,
  resources,
  scores,
  stages,
} from './it/names.ts';
import { position } from './it/position.ts';
import { plainPrompts, prompts } from './it/prompts.ts';
import { tadmorText, type TadmorText } from './tadmor-text.ts';

export const it: TadmorText = tadmorText({
  title: 'Tadmor',
  tagline: 'Cammelli, navi e la Sposa del deserto',
  about:
    "Palmira, detta Tadmor, sta a metà strada tra il mare e l'Eufrate. Per nove turni mandi cammelli e navi a raccogliere e commerciare, innalzi una Torre e un Tempio, acquisisci Merci Rare da tre imperi e compi le Missioni del Re, mentre i predoni minacciano una regione dopo l'altra. Vince il mercante con più Punti Prestigio.",
  seatNames: ['Rosso', 'Blu', 'Verde', 'Giallo'],
  options: {
    expertSetup: {
      name: 'Piazzamento iniziale per esperti',
      explanation:
        'Ognuno inizia con una tessera di Era I a scelta invece che con uno dei quattro Miglioramenti iniziali.',
    },
  },
  endings: { lastTurn: 'Il nono turno è finito' },
  tieBreaks: { rareGoods: 'più Merci Rare' },
  scores,
  resources,
  pieces,
  regions,
  colours,
  rareGoods,
  parts,
  stages,
  kingdomActions,
  bundles,
  places,
  tiles,
  missions,
  prompts,
  plainPrompts,
  actions,
  events,
  gain: points => `${points < 0 ? '−' : '+'}${Math.abs(points)} PP`,
  reasons: async () => (await import('./it/reasons.ts')).reasons,
  position,
  board,
  nothing: 'niente',
});
