export { rules } from '@palio/alpha';
