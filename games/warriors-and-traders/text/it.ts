import { actions } from './it/actions.ts';
import { board } from './it/board.ts';
import { events } from './it/log.ts';
import { names } from './it/names.ts';
import { options } from './it/options.ts';
import { position } from './it/position.ts';
import { plainPrompts, prompts } from './it/prompts.ts';
import { type TradersText, tradersText } from './traders-text.ts';

export const it: TradersText = tradersText({
  title: 'Warriors & Traders',
  tagline: 'Conquista terre, fai affari, unifica la tua nazione',
  about:
    'A cavallo dei secoli bui governi una di otto nazioni, e i Barbari tengono le terre attorno alla tua Capitale. Gli Eserciti conquistano province, Principesse e Fortezze le conservano. Tre tecnologie, Produzione, Commercio e Militare, decidono che cosa rendono le tue terre, che cosa danno in cambio la banca e i vicini, e come marciano i tuoi Eserciti. Nulla è lasciato al caso: le battaglie si calcolano fino all’ultimo punto. Vince chi ha più Punti Vittoria quando qualcuno raggiunge la soglia, o dopo dieci turni.',
  seatNames: ['Blu', 'Rosso', 'Giallo', 'Verde', 'Viola', 'Nero'],
  options,
  endings: {
    threshold: 'La soglia è stata raggiunta',
    lastTurn: 'L’ultimo turno è finito',
    timeUp: 'Il tempo concordato è finito',
    playerLeft: 'Un giocatore ha lasciato',
  },
  scores: {
    provinces: 'Province',
    forts: 'Fortezze',
    kills: 'Uccisioni',
    bought: 'Acquistati',
    leaders: 'Primati',
  },
  names,
  prompts,
  plainPrompts,
  actions,
  events,
  reasons: async () => (await import('./it/reasons.ts')).reasons,
  position,
  board,
});
