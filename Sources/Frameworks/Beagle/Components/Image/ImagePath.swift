extension Image {
    /// The source of an image (Beagle iOS 2.1, Image.swift).
    public enum ImagePath: Equatable, Sendable {
        /// An image of the app.
        case local(Local)
        /// An image of a backend.
        case remote(Remote)

        /// Returns the path of an app's image with this name.
        public static func local(_ mobileId: Expression<String>) -> ImagePath {
            .local(Local(mobileId: mobileId))
        }

        /// Returns the path of an app's image. Its name is given as text, which may contain an expression.
        public static func local(_ mobileId: StringOrExpression) -> ImagePath { .local(Expression(text: mobileId)) }
    }

    public struct Local: Equatable, Sendable {
        /// The name of the image in the app's bundle.
        public var mobileId: Expression<String>
        /// The URL of the same image for browsers.
        public var url: Expression<String>?

        public init(mobileId: Expression<String>, url: Expression<String>? = nil) {
            self.mobileId = mobileId
            self.url = url
        }
    }

    public struct Remote: Equatable, Sendable {
        /// The URL, relative to the base URL if it starts with `/`.
        public var url: Expression<String>
        /// The name of the app's image that is shown until the remote one arrives.
        public var placeholder: String?

        public init(url: Expression<String>, placeholder: String? = nil) {
            self.url = url
            self.placeholder = placeholder
        }

        /// Creates an image. Its URL is given as text, which may contain an expression.
        public init(url: StringOrExpression, placeholder: String? = nil) {
            self.init(url: Expression(text: url), placeholder: placeholder)
        }
    }
}

extension Image {
    /// The coding key of the name of an app's image.
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

    /// Decodes the members of the source of an image. `_beagleImagePath_` names the kind of source. Strict decoding
    /// requires the name in lowercase.
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

    /// Encodes the members in the format of Beagle iOS 2.1.
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

/// The values of `_beagleImagePath_`, which are lowercase unlike those of all other enumerations.
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
