export type FormRow = {
  formType: 'contact' | 'booking' | 'quote';
  /** The required fields, in the order of the form. */
  required: string[];
  /** The minimum length and the message of a field. */
  rules: Record<string, [min: number, message: string]>;
  services: [code: string, label: string][];
  success: { title: string; text: string };
};

const common: FormRow['rules'] = {
  name: [2, 'Name must be at least 2 characters'],
  phone: [10, 'Please enter a valid phone number'],
  email: [0, 'Please enter a valid email'],
  postcode: [5, 'Please enter a valid postcode'],
};

const service: FormRow['rules'] = { service: [1, 'Please select a service'] };

const allServices: FormRow['services'] = [
  ['car-servicing', 'Car Servicing'],
  ['van-servicing', 'Van Servicing'],
  ['mot-preparation', 'MOT Preparation'],
  ['brake-repair', 'Brake Repair'],
  ['diagnostics', 'Engine Diagnostics'],
  ['engine-repair', 'Engine Repair'],
  ['clutch-repair', 'Clutch Repair'],
  ['gearbox-repair', 'Gearbox Repair'],
  ['suspension-repair', 'Suspension Repair'],
  ['exhaust-repair', 'Exhaust Repair'],
  ['air-conditioning', 'Air Conditioning'],
  ['tyre-services', 'Tyre Services'],
  ['other', 'Other'],
];

const quoteSuccess = {
  title: 'Quote Request Sent',
  text: "Thank you! We'll contact you within 2 hours with your quote.",
};

export const timeSlots = [
  '8:00 AM - 10:00 AM',
  '10:00 AM - 12:00 PM',
  '12:00 PM - 2:00 PM',
  '2:00 PM - 4:00 PM',
  '4:00 PM - 6:00 PM',
];

/** The form of each page that has one. */
export const formTable: Record<string, FormRow> = {
  '/': {
    formType: 'quote',
    required: ['name', 'phone', 'postcode', 'service'],
    rules: { ...common, ...service },
    services: [
      ['car-servicing', 'Car Servicing'],
      ['mot-preparation', 'MOT Preparation'],
      ['brake-repair', 'Brake Repair'],
      ['clutch-repair', 'Clutch Repair'],
      ['diagnostics', 'Engine Diagnostics'],
      ['engine-repair', 'Engine Repair'],
      ['van-servicing', 'Van Servicing'],
      ['emergency-repair', 'Emergency Repair'],
      ['other', 'Other'],
    ],
    success: quoteSuccess,
  },
  '/get-quote': {
    formType: 'quote',
    required: ['name', 'phone', 'postcode', 'service'],
    rules: { ...common, ...service },
    services: allServices,
    success: quoteSuccess,
  },
  '/contact': {
    formType: 'contact',
    required: ['name', 'phone', 'postcode', 'message'],
    rules: { ...common, message: [10, 'Please provide more details about your enquiry'] },
    // The specification gives this form no codes; it uses the quote page's.
    services: allServices,
    success: { title: 'Message Sent', text: "Thank you for your enquiry! We'll get back to you within 2 hours." },
  },
  '/book-online': {
    formType: 'booking',
    required: ['service', 'registration', 'postcode', 'name', 'phone'],
    rules: { ...common, ...service, registration: [1, 'Please enter your vehicle registration'] },
    services: [
      ['interim-service', 'Interim Service £85'],
      ['full-service', 'Full Service £150'],
      ['major-service', 'Major Service £250'],
      ['mot-preparation', 'MOT Preparation £45'],
      ['brake-service', 'Brake Service from £35'],
      ['clutch-repair', 'Clutch Repair from £350'],
      ['diagnostics', 'Engine Diagnostics £45'],
      ['van-service', 'Van Servicing £180'],
      ['emergency-repair', 'Emergency Repair'],
      ['other', 'Other'],
    ],
    success: {
      title: 'Booking Request Sent',
      text: "Thank you! We'll call you within 2 hours to confirm your appointment.",
    },
  },
};
