/** What stands on the pages behind the promises. */
export const standards = [
  { title: 'The right material', text: 'Each is chosen for the one thing it has to do.' },
  { title: 'True to size', text: 'What the page says is what is in the pack.' },
  { title: 'The same every time', text: 'The last roll of a pack has to handle like the first.' },
  { title: 'Ready when you are', text: 'It goes on in a cold room ten minutes before warm-up.' },
  { title: 'Made for the wear', text: 'We judge gear by how it looks in March.' },
  { title: 'One last look', text: 'What does not pass stays here.' },
] as const;

export const steps = [
  { title: 'Tell us', text: 'Write to us or call within 30 days from purchase.' },
  { title: 'Show us', text: 'Say what it should have done and what it did.' },
  { title: 'We put it right', text: 'We answer during opening hours.' },
] as const;

export const claims = [
  { value: '97%', label: 'durability satisfaction' },
  { value: '8.9/10', label: 'pro rating' },
  { value: '3x', label: 'more durable' },
  { value: '100%', label: 'pass final inspection' },
] as const;
