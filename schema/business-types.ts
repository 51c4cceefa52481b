/** schema.org's LocalBusiness and its subtypes; a test compares them with schema-dts. */
// biome-ignore format: one name a line would fill the screen four times
export const businessTypes = [
  'AccountingService', 'AdultEntertainment', 'AmusementPark', 'AnimalShelter', 'ArchiveOrganization', 'ArtGallery',
  'Attorney', 'Audiology', 'AutoBodyShop', 'AutoDealer', 'AutoPartsStore', 'AutoRental', 'AutoRepair', 'AutoWash',
  'AutomatedTeller', 'AutomotiveBusiness', 'Bakery', 'BankOrCreditUnion', 'BarOrPub', 'BeautySalon', 'BedAndBreakfast',
  'BikeStore', 'BookStore', 'BowlingAlley', 'Brewery', 'CafeOrCoffeeShop', 'Campground', 'Casino', 'ChildCare',
  'ClothingStore', 'ComedyClub', 'CommunityHealth', 'ComputerStore', 'ConvenienceStore', 'CovidTestingFacility',
  'DaySpa', 'Dentist', 'DepartmentStore', 'Dermatology', 'DietNutrition', 'Distillery', 'DryCleaningOrLaundry',
  'Electrician', 'ElectronicsStore', 'Emergency', 'EmergencyService', 'EmploymentAgency', 'EntertainmentBusiness',
  'ExerciseGym', 'FastFoodRestaurant', 'FinancialService', 'FireStation', 'Florist', 'FoodEstablishment',
  'FurnitureStore', 'GardenStore', 'GasStation', 'GeneralContractor', 'Geriatric', 'GolfCourse', 'GovernmentOffice',
  'GroceryStore', 'Gynecologic', 'HVACBusiness', 'HairSalon', 'HardwareStore', 'HealthAndBeautyBusiness', 'HealthClub',
  'HobbyShop', 'HomeAndConstructionBusiness', 'HomeGoodsStore', 'Hospital', 'Hostel', 'Hotel', 'HousePainter',
  'IceCreamShop', 'IndividualPhysician', 'InsuranceAgency', 'InternetCafe', 'JewelryStore', 'LegalService', 'Library',
  'LiquorStore', 'LocalBusiness', 'Locksmith', 'LodgingBusiness', 'MedicalBusiness', 'MedicalClinic',
  'MensClothingStore', 'Midwifery', 'MobilePhoneStore', 'Motel', 'MotorcycleDealer', 'MotorcycleRepair',
  'MovieRentalStore', 'MovieTheater', 'MovingCompany', 'MusicStore', 'NailSalon', 'NightClub', 'Notary', 'Nursing',
  'Obstetric', 'OfficeEquipmentStore', 'Oncologic', 'Ophthalmology', 'Optician', 'Optometric', 'Otolaryngologic',
  'OutletStore', 'PawnShop', 'Pediatric', 'PetStore', 'Pharmacy', 'Physician', 'PhysiciansOffice', 'Physiotherapy',
  'PlasticSurgery', 'Plumber', 'Podiatric', 'PoliceStation', 'PostOffice', 'PrimaryCare', 'ProfessionalService',
  'Psychiatric', 'PublicHealth', 'PublicSwimmingPool', 'RadioStation', 'RealEstateAgent', 'RecyclingCenter', 'Resort',
  'Restaurant', 'RoofingContractor', 'SelfStorage', 'ShoeStore', 'ShoppingCenter', 'SkiResort', 'SportingGoodsStore',
  'SportsActivityLocation', 'SportsClub', 'StadiumOrArena', 'Store', 'TattooParlor', 'TelevisionStation',
  'TennisComplex', 'TireShop', 'TouristInformationCenter', 'ToyStore', 'TravelAgency', 'VacationRental',
  'WholesaleStore', 'Winery',
] as const;

/** Types that fit many trades, for messages: the whole list would fill a screen. */
export const broadTypes = [
  'ProfessionalService',
  'Store',
  'FoodEstablishment',
  'HomeAndConstructionBusiness',
  'HealthAndBeautyBusiness',
  'MedicalBusiness',
  'AutomotiveBusiness',
  'SportsActivityLocation',
  'EntertainmentBusiness',
  'LodgingBusiness',
  'FinancialService',
  'LegalService',
] as const satisfies (typeof businessTypes)[number][];
