import JSON

extension Device {
    /// A place on earth, in degrees.
    public struct Location: Sendable, Equatable, Codable {
        /// To the north, -90 to 90.
        public let latitude: Double
        /// To the east, -180 to 180.
        public let longitude: Double

        /// Where a device is that was told nothing else: Cupertino.
        public static let usual = Location(whole: 37.3323, -122.0312)

        private init(whole latitude: Double, _ longitude: Double) {
            (self.latitude, self.longitude) = (latitude, longitude)
        }

        /// A place in degrees; nil beyond 90 to the north or south, or 180 to the east or west.
        public init?(latitude: Double, longitude: Double) {
            guard Self.latitudes.contains(latitude), Self.longitudes.contains(longitude) else { return nil }
            self.init(whole: latitude, longitude)
        }

        /// Reads two numbers; refuses those that are no place.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let latitude = try container.decode(Double.self, forKey: .latitude)
            let longitude = try container.decode(Double.self, forKey: .longitude)
            guard let place = Self(latitude: latitude, longitude: longitude) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .latitude, in: container, debugDescription: "\(latitude), \(longitude) is no place on earth"
                )
            }
            self = place
        }

        private enum CodingKeys: String, CodingKey { case latitude, longitude }
        private static let latitudes = -90.0...90.0
        private static let longitudes = -180.0...180.0

        /// The place that is told; nil where none is.
        static func read(_ members: Members) throws(InputRejection) -> Location? {
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
