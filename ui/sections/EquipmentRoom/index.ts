export * from './EquipmentRoom.tsx';
