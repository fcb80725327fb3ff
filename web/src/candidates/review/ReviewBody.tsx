import { Tabs, Text, Title, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { useMediaQuery } from '@mantine/hooks'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { LinkChange } from '@trellis/contract/postings/linkSides.ts'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { type ReactNode, useState } from 'react'
import { FoundWords } from '../../people/found/FoundWords.tsx'
import { Checklist } from '../checklist/Checklist.tsx'
import { ApplicationResume } from '../resume/ApplicationResume.tsx'
import { AskedSkillsTold } from '../person/AskedSkills.tsx'
import { CandidateNotes } from '../person/CandidateNotes.tsx'
import { CandidateProfile } from '../person/CandidateProfile.tsx'
import { PostingFit } from '../person/PostingFit.tsx'
import { LinkHistory } from '../person/LinkHistory.tsx'
import { Reasons } from '../person/Reasons.tsx'
import { type PostingFacts, usePipeline } from '../pipeline/pipeline.ts'
import { StrongestNodes } from '../person/StrongestNodes.tsx'
import classes from './Review.module.css'

interface Props {
  readonly postingId: string
  readonly posting: PostingFacts | undefined
  readonly candidate: Candidate
  readonly record: ProfileRecord
  readonly history: readonly LinkChange[]
  /** How often a note was asked for. */
  readonly noting: number
}

const NOTES = 'Notes'
const GENOME = 'Genome'
/** So that all of its picture is in view. */
const GENOME_WIDTH = '37rem'
const ROOM_BESIDE = '(min-width: 62em)'

/** All that a decision needs: the profile beside the resume, where there are resumes, the fit and the history; on a phone behind tabs. */
export function ReviewBody({ postingId, posting, candidate, record, history, noting }: Props) {
  const hasRoom = useMediaQuery(ROOM_BESIDE, false, { getInitialValueInEffect: false })
  const { link } = candidate
  const { withResumes } = usePipeline()
  const [panel, setPanel] = useState(hasRoom ? (withResumes && link.resume !== null ? 'Resume' : GENOME) : 'Profile')
  const [noted, setNoted] = useState(0)
  if (noted !== noting) {
    setNoted(noting)
    setPanel(NOTES)
  }
  const panels = { shown: panel, onShow: setPanel }
  const profile = (
    <div className={classes.profile}>
      {link.note !== '' && <Note words={link.note} />}
      <AskedFor candidate={candidate} />
      <Checklist jobId={postingId} studentId={candidate._id} />
      <Reasons candidate={candidate} />
      <CandidateProfile record={record} />
    </div>
  )
  const beside: readonly Panel[] = [
    ...(withResumes
      ? [{ name: 'Resume', content: <ApplicationResume postingId={postingId} studentId={candidate._id} resume={link.resume} /> }]
      : []),
    { name: GENOME, content: <PostingFit posting={posting} candidate={candidate} /> },
    {
      name: NOTES,
      content: (
        <CandidateNotes postingId={postingId} studentId={candidate._id} name={candidate._source.generalInfo.name} writing={noting} />
      ),
    },
    { name: 'History', content: <LinkHistory history={history} name={candidate._source.generalInfo.name} /> },
  ]
  if (!hasRoom) return <Panels panels={[{ name: 'Profile', content: profile }, ...beside]} {...panels} />
  return (
    <div className={classes.body}>
      {profile}
      <Panels panels={beside} {...panels} />
    </div>
  )
}

/** The skills that the posting lists, with what shows each, and where the words searched for stand. */
function AskedFor({ candidate: { asked, signature, found } }: Pick<Props, 'candidate'>) {
  const { words } = usePipeline()
  return (
    <section aria-labelledby="candidate-asked" className={classes.asked}>
      <Title order={2} size="h3" id="candidate-asked">
        {asked.length > 0 ? words.askedFor : 'Strongest in'}
      </Title>
      {asked.length > 0 && <AskedSkillsTold asked={asked} />}
      <StrongestNodes signature={signature} />
      <div>
        <FoundWords found={found} />
      </div>
    </section>
  )
}

function Note({ words }: { readonly words: string }) {
  return (
    <section aria-labelledby="candidate-note" className={classes.note}>
      <Title order={2} size="h4" id="candidate-note">
        Their note
      </Title>
      <Text className={classes.noteWords}>{words}</Text>
    </section>
  )
}

interface Panel {
  readonly name: string
  readonly content: ReactNode
}

/** On a phone it scrolls. */
const inOneRow = { flexWrap: 'nowrap', overflow: 'auto hidden', scrollbarWidth: 'none' } as const

interface PanelsProps {
  readonly panels: readonly Panel[]
  readonly shown: string
  readonly onShow: (name: string) => void
}

function Panels({ panels, shown, onShow }: PanelsProps) {
  // Where the window grew, the profile stands beside.
  const value = panels.some(({ name }) => name === shown) ? shown : panels[0]!.name
  return (
    <Tabs value={value} onChange={(name) => name !== null && onShow(name)} keepMounted={false} className={classes.panels}>
      <Tabs.List style={inOneRow}>
        {panels.map(({ name }) => (
          <Tabs.Tab key={name} value={name} fz="md" mih={44} px="sm">
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panels.map(({ name, content }) => (
        <Tabs.Panel key={name} value={name} className={classes.panel} {...(name === GENOME && { maw: GENOME_WIDTH })}>
          {name !== 'Profile' && (
            <VisuallyHidden>
              <h2>{name}</h2>
            </VisuallyHidden>
          )}
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
