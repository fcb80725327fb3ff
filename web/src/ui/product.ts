function metaContent(name: string): string | undefined {
  return globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}

/** The product's name, which the server writes into the page. */
export function productName(): string {
  return metaContent('product-name') ?? '__PRODUCT_NAME__'
}

/** What the page's content security policy asks of style tags made by scripts. */
export function styleNonce(): string {
  return metaContent('style-nonce') ?? '__STYLE_NONCE__'
}
