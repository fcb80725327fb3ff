import { Button, Checkbox, Kbd, Modal, Text } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Kbd.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { decisions } from '../deciding/decisions.ts'
import { commandKeys } from './keyMap.ts'
import { chooseKeys, useKeysChoice } from './keysChoice.ts'
import classes from './KeysHelp.module.css'

interface Props {
  readonly opened: boolean
  readonly onClose: () => void
}

/** Every key with the button that does the same, and the choice to turn them off. */
export function KeysHelp({ opened, onClose }: Props) {
  const on = useKeysChoice((choice) => choice.on)
  const shown = [...commandKeys, ...decisions.filter(({ key, event }) => key !== undefined && event !== 'unhide')]
  return (
    <Modal.Root opened={opened} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="xl">
          <Modal.Title className={classes.title}>Keys</Modal.Title>
          <Text c="dimmed">They decide about the person in view, or whose card has the focus.</Text>
          <dl className={classes.keys}>
            {shown.map(({ key, label }) => (
              <div key={label}>
                <dt>
                  <Kbd size="md">{key}</Kbd>
                </dt>
                <dd>{label === 'Hide' ? 'Hide, or show again' : label}</dd>
              </div>
            ))}
          </dl>
          <Checkbox label="Keys are on" checked={on} onChange={(event) => chooseKeys(event.currentTarget.checked)} mb="lg" />
          <Button onClick={onClose}>Close</Button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
