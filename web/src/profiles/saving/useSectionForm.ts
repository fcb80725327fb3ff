import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { type BioSection, bioSections, type ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { useCallback, useEffect, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { usePerson } from '../../session/session.ts'
import type { Typed } from '../fields/fields.ts'
import { typedSection } from '../fields/typed.ts'
import { draftOf, keepTyped, saverOf } from './savers.ts'

/**
 * The form of one section of one's own bio. It starts with what was typed before and not yet stored, keeps every change in
 * the tab and sends it by itself; storing never touches what is being typed.
 */
export function useSectionForm(record: ProfileRecord, section: BioSection) {
  const { userId } = usePerson()
  const queries = useQueryClient()
  const [draft] = useState(() => draftOf(userId, section))
  const [start] = useState(() => ({ ...typedSection(section, record), ...draft }))
  const form = useForm<Typed>({
    defaultValues: start,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: zodResolver(bioSections[section]) as unknown as Resolver<Typed>,
  })
  const flush = useCallback(() => saverOf(queries, userId, section).flush(), [queries, userId, section])

  useEffect(() => {
    let last = JSON.stringify(form.getValues())
    const stopFollowing = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = JSON.stringify(values)
        if (typed === last) return
        last = typed
        keepTyped(queries, userId, section, JSON.parse(typed) as Typed)
      },
    })
    return () => {
      stopFollowing()
      void flush()
    }
  }, [form, queries, userId, section, flush])

  useEffect(() => {
    if (draft === undefined) return
    keepTyped(queries, userId, section, start)
    void form.trigger()
  }, [draft, start, form, queries, userId, section])

  return { form, flush }
}
