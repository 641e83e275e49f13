export type Target = { readonly type: 'x' };
