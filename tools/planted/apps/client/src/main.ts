export { board } from '@palio/catalogue/boards';
