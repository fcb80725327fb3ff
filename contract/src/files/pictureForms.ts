import { z } from 'zod'

/** As what a picture that is drawn on request is answered: points for where links are shown, lines for paper. */
export const PictureForm = z.enum(['png', 'svg'])
export type PictureForm = z.infer<typeof PictureForm>
