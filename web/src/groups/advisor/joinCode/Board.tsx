import { FullSheet } from '../../../ui/sheets/FullSheet.tsx'
import classes from './Board.module.css'
import { QrPicture } from './QrPicture.tsx'

interface BoardProps {
  /** Of the group. */
  readonly name: string
  /** The code in two halves. */
  readonly signs: string
  /** Where it leads, whole: it ends with the code. */
  readonly address: string
  readonly onClose: () => void
}

/** A code as a class reads it from the board: large signs, the picture of its address, and the address to type. */
export function Board({ name, signs, address, onClose }: BoardProps) {
  const before = address.replace(/^https?:\/\//, '').slice(0, -signs.length)
  return (
    <FullSheet title={`Join ${name}`} state={null} startsAtTitle onDone={onClose} onClose={onClose}>
      <div className={classes.board}>
        <QrPicture text={address} label="Picture of the link, for the camera of a phone" />
        <div className={classes.words}>
          <p className={classes.signs}>{signs}</p>
          <p className={classes.way}>Point the camera of your phone at the picture, or type this address:</p>
          <p className={classes.address}>
            {before}
            <span>{signs}</span>
          </p>
          <p className={classes.way}>If you are signed in already: Groups, then “Join with a code”.</p>
        </div>
      </div>
    </FullSheet>
  )
}
