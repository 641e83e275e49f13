export { rules } from '@palio/catalogue';
