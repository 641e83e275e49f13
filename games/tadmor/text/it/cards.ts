import type { MissionId, TileId } from '../../rules/names.ts';
import { missionFigures, tileFigures } from '../figures.ts';
import type { EveryTile, Words } from '../words.ts';

const points = (id: EveryTile): number => tileFigures(id).points ?? 0;
const number = (id: EveryTile): number => tileFigures(id).count ?? 0;
const levels = (id: MissionId): number => missionFigures(id).count ?? 0;

const fleet = (id: EveryTile, resource: string): string =>
  `+${number(id)} ${resource} ogni volta che una tua nave raccoglie ${resource}.`;
const perMission = (id: EveryTile): string => `${points(id)} PP ogni volta che compi una Missione del Re.`;
const perGood = (id: EveryTile): string =>
  `${points(id)} PP per ogni Merce Rara acquisita con un’azione, ${tileFigures(id).freePoints ?? 0} PP se gratuita.`;
const fame = (id: EveryTile): string =>
  `Prestigio della Torre: ${points(id)} PP a turno se la tua Torre è da sola la più alta.`;
const legacy = (id: EveryTile, what: string): string => `Alla fine ${points(id)} PP se solo tu ${what}.`;
const privateMarket = 'Azione Privata: commercia come al Mercato Cittadino.';
const builder = `I livelli di Torre multipli di ${number('I14')} sono gratis.`;

const { basicPrice = 0, advancedPrice = 0 } = tileFigures('I6');

export const tiles: Words['tiles'] = {
  I1: { name: 'Legno per marmo', effect: 'Scambia 1 legno con 1 marmo, quante volte vuoi.' },
  I2: { name: 'Legno per oro', effect: 'Scambia 1 legno con 1 oro, quante volte vuoi.' },
  I3: { name: 'Pietra per marmo', effect: 'Scambia 1 pietra con 1 marmo, quante volte vuoi.' },
  I4: { name: 'Pietra per oro', effect: 'Scambia 1 pietra con 1 oro, quante volte vuoi.' },
  I5: { name: 'Inviato reale', effect: perMission('I5') },
  I6: {
    name: 'Favori per merci',
    effect: `Ogni turno al massimo 1 risorsa base per ${basicPrice} PP e 1 avanzata per ${advancedPrice} PP.`,
  },
  I7: {
    name: 'Patto coi predoni',
    effect: 'Nel turno in cui riveli la carta Predoni i tuoi pezzi non sono rimossi.',
  },
  I8: { name: 'Mercante raro I', effect: perGood('I8') },
  I9: {
    name: 'Acquisto di prestigio',
    effect: `Una volta a turno paga ${points('I9')} PP invece delle risorse di una Merce Rara.`,
  },
  I10: { name: 'Flotta del legno I', effect: fleet('I10', 'legno') },
  I11: { name: 'Flotta della pietra I', effect: fleet('I11', 'pietra') },
  I12: { name: 'Flotta del marmo I', effect: fleet('I12', 'marmo') },
  I13: { name: 'Flotta dell’oro I', effect: fleet('I13', 'oro') },
  I14: { name: 'Capomastro', effect: builder },
  I15: { name: 'Capomastro', effect: builder },
  I16: { name: 'Fama della Torre I', effect: fame('I16') },
  I17: { name: 'Fama della Torre I', effect: fame('I17') },
  I18: { name: 'Torre senza legno', effect: 'La tua Torre non costa legno.' },
  I19: { name: 'Legato reale', effect: perMission('I19') },
  I20: { name: 'Fornitore reale', effect: `Compiere una Missione costa ${number('I20')} risorse in meno.` },
  I21: { name: 'Mercato privato', effect: privateMarket },
  I22: { name: 'Mercato privato', effect: privateMarket },
  I23: { name: 'Oro per risorse base', effect: 'Scambia 1 oro con 2 legno o pietra, quante volte vuoi.' },
  I24: { name: 'Marmo per risorse base', effect: 'Scambia 1 marmo con 2 legno o pietra, quante volte vuoi.' },
  I25: {
    name: 'Gloria della razzia',
    effect: `Se hai rivelato la carta: ${points('I25')} PP se un pezzo avversario è rimosso.`,
  },
  I26: {
    name: 'Bottino della razzia',
    effect: `Se hai rivelato la carta: ${tileFigures('I26').gold ?? 0} oro e ${points('I26')} PP.`,
  },
  I27: { name: 'Mercante raro II', effect: perGood('I27') },
  I28: { name: 'Sconto raro', effect: `Una Merce Rara costa ${number('I28')} risorse in meno.` },
  I29: { name: 'Flotta del legno II', effect: fleet('I29', 'legno') },
  I30: { name: 'Flotta della pietra II', effect: fleet('I30', 'pietra') },
  I31: { name: 'Flotta del marmo II', effect: fleet('I31', 'marmo') },
  I32: { name: 'Flotta dell’oro II', effect: fleet('I32', 'oro') },
  I33: { name: 'Grande magazzino', effect: `Conservi fino a ${number('I33')} risorse alla fine del turno.` },
  I34: { name: 'Cava del Tempio', effect: `Una parte di Tempio costa ${number('I34')} risorse in meno.` },
  I35: { name: 'Fama della Torre II', effect: fame('I35') },
  I36: { name: 'Fama della Torre II', effect: fame('I36') },
  I37: {
    name: 'Cantiere privato del Tempio',
    effect: `Azione Privata: costruisci una parte di Tempio e ottieni ${points('I37')} PP; nessuna carta Missione.`,
  },
  I38: { name: 'Eredità della Torre', effect: legacy('I38', 'hai la Torre più alta') },
  I39: { name: 'Eredità del mercante', effect: legacy('I39', 'hai più Merci Rare') },
  I40: { name: 'Eredità della corte', effect: legacy('I40', 'hai il punteggio di Missioni più alto') },
  I41: { name: 'Eredità del Tempio', effect: legacy('I41', 'hai i Templi di maggior valore') },
  I42: { name: 'Eredità del progresso', effect: legacy('I42', 'hai più Miglioramenti, questo compreso') },
  I43: {
    name: 'Intenditore',
    effect:
      'Quando acquisisci una Merce Rara prendi la tessera che vuoi dalla pila, poi la pila è rimescolata.',
  },
  I44: { name: 'Doni generosi', effect: 'I Doni di Pace ti danno il doppio dei PP.' },
  I45: { name: 'Scorta del deserto', effect: 'I predoni non rimuovono mai i tuoi pezzi.' },
  I46: { name: 'Esenzione dalle tasse', effect: 'Non paghi mai l’Esattore.' },
  I47: {
    name: 'Opere private',
    effect: 'Azione Privata: un’azione della sottofase di Costruzione, decisa quando la risolvi.',
  },
  I48: {
    name: 'Udienza privata',
    effect: 'Azione Privata: un’azione della sottofase del Regno che non hai scelto sulla plancia.',
  },
};

const anyGood = 'prendere la tessera che vuoi da una pila di Merci Rare, poi rimescolata.';
const nextPart = 'prendere gratis la prossima parte del tuo Tempio.';
const fiveResources = `prendere ${levels('K16')} risorse a scelta, che vanno tra le Merci Commerciali.`;
const redirect = 'Restituiscila dopo la rivelazione per far attaccare un’altra regione.';
const draw = `pescare ${levels('K21')} carte Missione.`;
const haste = `piazzare fino a ${levels('K23')} pezzi in questo turno di piazzamento.`;
const lore = 'prendere un Miglioramento di Era I o II fuori gioco.';
const returned = (benefit: string): string => `Restituiscila per ${benefit}`;

export const missions: Words['missions'] = {
  K1: { name: 'Salvataggio', effect: returned(anyGood) },
  K2: { name: 'Salvataggio', effect: returned(anyGood) },
  K3: { name: 'Consegna', effect: returned(nextPart) },
  K4: { name: 'Consegna', effect: returned(nextPart) },
  K5: { name: 'Scalo marittimo', effect: returned('ottenere la prossima nave.') },
  K6: { name: 'Scalo marittimo', effect: returned('ottenere la prossima nave.') },
  K7: { name: 'Palazzo reale', effect: returned(`costruire gratis ${levels('K7')} livelli di Torre.`) },
  K8: { name: 'Palazzo reale', effect: returned(`costruire gratis ${levels('K8')} livelli di Torre.`) },
  K9: { name: 'Mura cittadine', effect: redirect },
  K10: { name: 'Mura cittadine', effect: redirect },
  K11: { name: 'Stazione di posta', effect: returned('ottenere il prossimo cammello.') },
  K12: { name: 'Stazione di posta', effect: returned('ottenere il prossimo cammello.') },
  K13: {
    name: 'Nuovo mercato',
    effect: returned('commerciare come al Mercato Cittadino per il resto della fase.'),
  },
  K14: {
    name: 'Precettore',
    effect:
      'Restituiscila dopo la rimozione per scambiare un tuo pezzo con uno avversario dello stesso tipo.',
  },
  K15: {
    name: 'Uomini di scienza',
    effect: returned(`prendere gratis ${levels('K15')} Miglioramenti dalla plancia.`),
  },
  K16: { name: 'Caravanserraglio', effect: returned(fiveResources) },
  K17: { name: 'Caravanserraglio', effect: returned(fiveResources) },
  K18: { name: 'Caravanserraglio', effect: returned(fiveResources) },
  K19: { name: 'Santuario', effect: returned('prendere il basamento di un altro Tempio.') },
  K20: {
    name: 'Difesa del Re',
    effect: returned(`distruggere ${levels('K20')} livelli della Torre di un avversario.`),
  },
  K21: { name: 'Accoglienza', effect: returned(draw) },
  K22: { name: 'Accoglienza', effect: returned(draw) },
  K23: { name: 'Consiglio urgente', effect: returned(haste) },
  K24: { name: 'Consiglio urgente', effect: returned(haste) },
  K25: { name: 'Consiglio sapiente', effect: returned(lore) },
  K26: { name: 'Consiglio sapiente', effect: returned(lore) },
};

export const tileName = (id: TileId): string => `${id} ${tiles[id as EveryTile].name}`;
export const missionName = (id: MissionId): string => `${id} ${missions[id as keyof typeof missions].name}`;
