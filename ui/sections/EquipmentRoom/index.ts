export * from './EquipmentRoom.tsx';
export type { RoomNote } from './RoomNotes.tsx';
