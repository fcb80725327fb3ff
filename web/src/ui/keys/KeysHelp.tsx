import { Box, Button, Kbd, Modal, Text } from '@mantine/core'
import '@mantine/core/styles/Kbd.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { chooseKeys, useAreKeysOn } from './keysChoice.ts'
import { closeHelp, useKeysShown } from './screenKeys.ts'
import classes from './KeysHelp.module.css'
import { CheckField } from '../choices/CheckField.tsx'
import { useOpenedLate } from '../loading/useOpenedLate.ts'

/** The keys of what is on the screen with the words of the buttons that do the same, and the choice to turn them off. */
export function KeysHelp({ opened }: { readonly opened: boolean }) {
  const on = useAreKeysOn()
  const shown = useKeysShown()
  return (
    <Modal.Root opened={useOpenedLate(opened)} onClose={closeHelp} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="xl">
          <Modal.Title className={classes.title}>Keys</Modal.Title>
          <Text c="dimmed">What they do here. Those that decide about a person mean the one in view, or whose card has the focus.</Text>
          <dl className={classes.keys}>
            {shown.map(({ key, label }) => (
              <div key={label}>
                <dt>
                  <Kbd size="md">{key}</Kbd>
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
          <Box mb="lg">
            <CheckField label="Keys are on" checked={on} onChange={(event) => chooseKeys(event.currentTarget.checked)} />
          </Box>
          <Button onClick={closeHelp}>Close</Button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
