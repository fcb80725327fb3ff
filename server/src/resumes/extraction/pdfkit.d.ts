/** The little of pdfkit that tests use; the package brings no types of its own. */
declare module 'pdfkit' {
  export interface Options {
    readonly size?: string
    readonly margin?: number
    readonly userPassword?: string
    readonly ownerPassword?: string
    readonly compress?: boolean
    readonly autoFirstPage?: boolean
  }
  interface TextOptions {
    readonly align?: 'left' | 'right' | 'center'
    readonly width?: number
    readonly continued?: boolean
    readonly indent?: number
    readonly lineBreak?: boolean
    readonly wordSpacing?: number
  }
  export default class PdfDocument {
    constructor(options?: Options)
    y: number
    readonly page: { readonly width: number; readonly margins: { readonly left: number; readonly right: number } }
    on(event: 'data', listener: (chunk: Buffer) => void): this
    on(event: 'end', listener: () => void): this
    font(name: string): this
    fontSize(size: number): this
    text(text: string, options?: TextOptions): this
    text(text: string, x: number, y?: number, options?: TextOptions): this
    moveDown(lines?: number): this
    list(items: readonly string[], options?: { readonly bulletRadius?: number }): this
    rect(x: number, y: number, width: number, height: number): this
    fill(color: string): this
    addPage(): this
    end(): void
  }
}
