import JSON

extension Device {
    /// A geographic location, in degrees.
    public struct Location: Sendable, Equatable, Codable {
        /// The latitude, from -90 to 90; north is positive.
        public let latitude: Double
        /// The longitude, from -180 to 180; east is positive.
        public let longitude: Double

        /// The default location, Cupertino.
        public static let usual = Location(whole: 37.3323, -122.0312)

        private init(whole latitude: Double, _ longitude: Double) {
            (self.latitude, self.longitude) = (latitude, longitude)
        }

        /// Creates a location; nil if latitude or longitude is out of range.
        public init?(latitude: Double, longitude: Double) {
            guard Self.latitudes.contains(latitude), Self.longitudes.contains(longitude) else { return nil }
            self.init(whole: latitude, longitude)
        }

        /// Decodes a location; throws if a number is out of range.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let latitude = try container.decode(Double.self, forKey: .latitude)
            let longitude = try container.decode(Double.self, forKey: .longitude)
            guard let place = Self(latitude: latitude, longitude: longitude) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .latitude, in: container, debugDescription: "\(latitude), \(longitude) is out of range"
                )
            }
            self = place
        }

        private enum CodingKeys: String, CodingKey { case latitude, longitude }
        static let latitudes = -90.0...90.0
        static let longitudes = -180.0...180.0

        /// Parses the member `location`; nil if it is absent.
        static func read(_ members: ObjectMembers) throws(InputRejection) -> Location? {
            guard let place = try members.optionalMembers("location") else { return nil }
            try place.allow("latitude", "longitude")
            guard let latitude = try place.optionalNumber("latitude", in: latitudes),
                let longitude = try place.optionalNumber("longitude", in: longitudes)
            else { throw .malformed(reason: "A \"location\" needs \"latitude\" and \"longitude\".") }
            return Location(whole: latitude, longitude)
        }

        /// Writes the member `location`.
        func write(to json: inout JSONWriter) {
            json.key("location")
            json.beginObject()
            json.member("latitude", latitude)
            json.member("longitude", longitude)
            json.endObject()
        }
    }
}
