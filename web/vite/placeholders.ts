import type { Plugin } from 'vite'

/** In development nobody fills the page's placeholders in, as the server does for the built page. */
export function placeholders(): Plugin {
  return {
    name: 'placeholders',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replaceAll('__PRODUCT_NAME__', process.env['PRODUCT_NAME'] ?? 'Trellis').replaceAll('__STYLE_NONCE__', ''),
  }
}
