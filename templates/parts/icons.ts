// One file per icon: the package's index takes longer to load than React.
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Award from 'lucide-react/icons/award';
import BatteryWarning from 'lucide-react/icons/battery-warning';
import Bike from 'lucide-react/icons/bike';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CarFront from 'lucide-react/icons/car-front';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import Coins from 'lucide-react/icons/coins';
import Droplet from 'lucide-react/icons/droplet';
import FileText from 'lucide-react/icons/file-text';
import Fuel from 'lucide-react/icons/fuel';
import Gauge from 'lucide-react/icons/gauge';
import Hammer from 'lucide-react/icons/hammer';
import Handshake from 'lucide-react/icons/handshake';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import Leaf from 'lucide-react/icons/leaf';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Mail from 'lucide-react/icons/mail';
import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import Quote from 'lucide-react/icons/quote';
import Repeat from 'lucide-react/icons/repeat';
import Route from 'lucide-react/icons/route';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smile from 'lucide-react/icons/smile';
import Snowflake from 'lucide-react/icons/snowflake';
import Sparkles from 'lucide-react/icons/sparkles';
import SquareParking from 'lucide-react/icons/square-parking';
import Star from 'lucide-react/icons/star';
import Thermometer from 'lucide-react/icons/thermometer';
import TrainFront from 'lucide-react/icons/train-front';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import Van from 'lucide-react/icons/van';
import Volume2 from 'lucide-react/icons/volume-2';
import Wallet from 'lucide-react/icons/wallet';
import Wind from 'lucide-react/icons/wind';
import Wrench from 'lucide-react/icons/wrench';
import Zap from 'lucide-react/icons/zap';
import type { ComponentType } from 'react';
import type { IconName } from '../../schema/icon.ts';
import { BrakeDisc, ClutchPlate, EngineLight, ExhaustPipe, GearGate, Strut, Tyre } from './CarIcons.tsx';

/** An icon that a page can show: one that the definition can name, or one that only the templates use. */
export type PageIcon = IconName | 'arrow-right' | 'arrow-up' | 'chevron-down' | 'menu';

/** The component of every icon, on a grid of 24 by 24. */
export const icons: Readonly<Record<PageIcon, ComponentType>> = {
  alert: TriangleAlert,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  award: Award,
  battery: BatteryWarning,
  bike: Bike,
  bolt: Zap,
  brake: BrakeDisc,
  building: Building2,
  calendar: CalendarDays,
  car: CarFront,
  check: Check,
  'chevron-down': ChevronDown,
  clipboard: ClipboardCheck,
  clock: Clock,
  coins: Coins,
  disc: ClutchPlate,
  droplet: Droplet,
  engine: EngineLight,
  exhaust: ExhaustPipe,
  file: FileText,
  fuel: Fuel,
  gauge: Gauge,
  gears: GearGate,
  handshake: Handshake,
  heart: Heart,
  home: House,
  key: KeyRound,
  leaf: Leaf,
  lightbulb: Lightbulb,
  mail: Mail,
  map: MapIcon,
  menu: Menu,
  message: MessageSquare,
  parking: SquareParking,
  phone: Phone,
  pin: MapPin,
  quote: Quote,
  repeat: Repeat,
  road: Route,
  search: Search,
  settings: Settings,
  shield: ShieldCheck,
  smile: Smile,
  snowflake: Snowflake,
  sparkle: Sparkles,
  star: Star,
  suspension: Strut,
  thermometer: Thermometer,
  tools: Hammer,
  train: TrainFront,
  truck: Truck,
  tyre: Tyre,
  users: Users,
  van: Van,
  volume: Volume2,
  wallet: Wallet,
  wind: Wind,
  wrench: Wrench,
};
