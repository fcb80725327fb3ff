// What every form needs: loaded with the first screen that has one, which the landing page is not.
import '@mantine/core/styles/Input.layer.css'
