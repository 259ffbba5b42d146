extension Image {
    /// Where a picture comes from (Beagle iOS 2.1, Image.swift).
    public enum ImagePath: Equatable, Sendable {
        /// The application's own pictures.
        case local(Local)
        /// A backend.
        case remote(Remote)

        /// A picture of the application by its name.
        public static func local(_ mobileId: Expression<String>) -> ImagePath {
            .local(Local(mobileId: mobileId))
        }

        /// A picture of the application by a text, which may be an expression.
        public static func local(_ mobileId: StringOrExpression) -> ImagePath { .local(Expression(text: mobileId)) }
    }

    /// A picture of the application.
    public struct Local: Equatable, Sendable {
        /// Its name among the application's pictures.
        public var mobileId: Expression<String>
        /// Where a browser finds the same picture.
        public var url: Expression<String>?

        /// A picture by name, and by address for browsers.
        public init(mobileId: Expression<String>, url: Expression<String>? = nil) {
            self.mobileId = mobileId
            self.url = url
        }
    }

    /// A picture of a backend.
    public struct Remote: Equatable, Sendable {
        /// Its address, joined to the base URL when it starts with `/`.
        public var url: Expression<String>
        /// The name of the application's picture that is shown until it arrives.
        public var placeholder: String?

        /// A picture by address.
        public init(url: Expression<String>, placeholder: String? = nil) {
            self.url = url
            self.placeholder = placeholder
        }

        /// A picture by an address that is a text, which may be an expression.
        public init(url: StringOrExpression, placeholder: String? = nil) {
            self.init(url: Expression(text: url), placeholder: placeholder)
        }
    }
}

extension Image {
    /// The member of a picture's path that has a name of the application's own.
    public enum LocalImageCodingKey: String, CodingKey {
        case mobileId
    }
}

extension Image.ImagePath: Codable {
    private enum CodingKeys: String, CodingKey {
        case source = "_beagleImagePath_"
        case mobileId, url, placeholder
    }

    private struct Placeholder: Codable {
        var mobileId: String?
    }

    /// Reads the members of the source that `_beagleImagePath_` names; only Beagle's own spelling is strict.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(ImageSource.self, forKey: .source) {
        case .local:
            self = .local(
                Image.Local(
                    mobileId: try container.decode(Expression<String>.self, forKey: .mobileId),
                    url: try container.decodeIfPresent(Expression<String>.self, forKey: .url)))
        case .remote:
            self = .remote(
                Image.Remote(
                    url: try container.decode(Expression<String>.self, forKey: .url),
                    placeholder: try container.decodeIfPresent(Placeholder.self, forKey: .placeholder)?.mobileId))
        }
    }

    /// Writes the shape of Beagle iOS 2.1.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .local(let local):
            try container.encode(ImageSource.local, forKey: .source)
            try container.encode(local.mobileId, forKey: .mobileId)
            try container.encodeIfPresent(local.url, forKey: .url)
        case .remote(let remote):
            try container.encode(ImageSource.remote, forKey: .source)
            try container.encode(remote.url, forKey: .url)
            try container.encodeIfPresent(remote.placeholder.map(Placeholder.init), forKey: .placeholder)
        }
    }
}

/// What `_beagleImagePath_` says, in lower case unlike every other enumeration.
private enum ImageSource: String, Codable, CaseIterable {
    case local, remote

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let spelling =
            switch decoder.strictness {
            case .strict: text
            case .lenient: text.lowercased()
            }
        guard let source = ImageSource(rawValue: spelling) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected one of local, remote")
        }
        self = source
    }
}
