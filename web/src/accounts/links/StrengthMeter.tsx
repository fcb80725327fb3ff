import { passwordStrength } from '@trellis/contract/accounts/passwords.ts'
import classes from './StrengthMeter.module.css'

/** Says how strong a password is while it is typed: Weak, Medium or Strong. */
export function StrengthMeter({ password }: { readonly password: string }) {
  const strength = password === '' ? undefined : passwordStrength(password)
  return (
    <div className={classes.meter} data-strength={strength}>
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} />
      </span>
      <span aria-live="polite" className={classes.word}>
        {strength !== undefined && `Password strength: ${strength}`}
      </span>
    </div>
  )
}
