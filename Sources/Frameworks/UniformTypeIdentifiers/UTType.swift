/// A uniform type identifier with its file extension and media type. Only frequently used types are supported.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
    /// The identifier, such as `public.jpeg`.
    public let identifier: String

    /// Creates the type with an identifier; nil for an unknown one.
    public init?(_ identifier: String) {
        guard Self.known[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    /// Creates the type of a file extension; nil for an unknown one.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard let found = Self.first(where: { $0.extensions.contains(wanted) }) else { return nil }
        self = found
    }

    /// Creates the type of a media type; nil for an unknown one.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        guard let found = Self.first(where: { $0.media == wanted }) else { return nil }
        self = found
    }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(named: identifier) }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(named: identifier) }

    private init(named identifier: String) { self.identifier = identifier }

    /// The usual file extension; nil if there is none.
    public var preferredFilenameExtension: String? { Self.known[identifier]?.extensions.first }
    /// The usual media type; nil if there is none.
    public var preferredMIMEType: String? { Self.known[identifier]?.media }
    public var description: String { identifier }

    public func conforms(to type: UTType) -> Bool {
        if self == type { return true }
        return Self.known[identifier]?.parents.contains { UTType(named: $0).conforms(to: type) } ?? false
    }

    private struct Facts {
        var parents: [String] = []
        var extensions: [String] = []
        var media: String?
    }

    private static func first(where isMeant: (Facts) -> Bool) -> UTType? {
        known.filter { isMeant($0.value) }.keys.min().map(UTType.init(named:))
    }

    private static let known: [String: Facts] = [
        "public.item": Facts(), "public.content": Facts(), "public.data": Facts(parents: ["public.item"]),
        "public.folder": Facts(parents: ["public.item"]),
        "public.text": Facts(parents: ["public.data", "public.content"]),
        "public.plain-text": Facts(parents: ["public.text"], extensions: ["txt", "text"], media: "text/plain"),
        "public.utf8-plain-text": Facts(parents: ["public.plain-text"]),
        "public.rtf": Facts(parents: ["public.text"], extensions: ["rtf"], media: "text/rtf"),
        "public.html": Facts(parents: ["public.text"], extensions: ["html", "htm"], media: "text/html"),
        "public.xml": Facts(parents: ["public.text"], extensions: ["xml"], media: "application/xml"),
        "public.json": Facts(parents: ["public.text"], extensions: ["json"], media: "application/json"),
        "public.comma-separated-values-text": Facts(parents: ["public.text"], extensions: ["csv"], media: "text/csv"),
        "public.source-code": Facts(parents: ["public.plain-text"]),
        "public.swift-source": Facts(parents: ["public.source-code"], extensions: ["swift"]),
        "public.image": Facts(parents: ["public.data", "public.content"]),
        "public.jpeg": Facts(parents: ["public.image"], extensions: ["jpeg", "jpg"], media: "image/jpeg"),
        "public.png": Facts(parents: ["public.image"], extensions: ["png"], media: "image/png"),
        "public.tiff": Facts(parents: ["public.image"], extensions: ["tiff", "tif"], media: "image/tiff"),
        "public.heic": Facts(parents: ["public.image"], extensions: ["heic"], media: "image/heic"),
        "public.svg-image": Facts(parents: ["public.image"], extensions: ["svg"], media: "image/svg+xml"),
        "com.compuserve.gif": Facts(parents: ["public.image"], extensions: ["gif"], media: "image/gif"),
        "org.webmproject.webp": Facts(parents: ["public.image"], extensions: ["webp"], media: "image/webp"),
        "com.adobe.pdf": Facts(
            parents: ["public.data", "public.content"], extensions: ["pdf"], media: "application/pdf"),
        "public.audiovisual-content": Facts(parents: ["public.data", "public.content"]),
        "public.movie": Facts(parents: ["public.audiovisual-content"]),
        "public.video": Facts(parents: ["public.movie"]),
        "public.mpeg-4": Facts(parents: ["public.movie"], extensions: ["mp4"], media: "video/mp4"),
        "com.apple.quicktime-movie": Facts(parents: ["public.movie"], extensions: ["mov"], media: "video/quicktime"),
        "public.audio": Facts(parents: ["public.audiovisual-content"]),
        "public.mp3": Facts(parents: ["public.audio"], extensions: ["mp3"], media: "audio/mpeg"),
        "public.mpeg-4-audio": Facts(parents: ["public.audio"], extensions: ["m4a", "mp4"], media: "audio/mp4"),
        "com.microsoft.waveform-audio": Facts(parents: ["public.audio"], extensions: ["wav"], media: "audio/vnd.wave"),
        "public.archive": Facts(parents: ["public.data"]),
        "public.zip-archive": Facts(parents: ["public.archive"], extensions: ["zip"], media: "application/zip"),
        "public.url": Facts(parents: ["public.data"]), "public.file-url": Facts(parents: ["public.url"]),
        "public.vcard": Facts(parents: ["public.text"], extensions: ["vcf"], media: "text/vcard"),
    ]

    public static let item = UTType(named: "public.item")
    public static let content = UTType(named: "public.content")
    public static let data = UTType(named: "public.data")
    public static let folder = UTType(named: "public.folder")
    public static let text = UTType(named: "public.text")
    public static let plainText = UTType(named: "public.plain-text")
    public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
    public static let rtf = UTType(named: "public.rtf")
    public static let html = UTType(named: "public.html")
    public static let xml = UTType(named: "public.xml")
    public static let json = UTType(named: "public.json")
    public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
    public static let sourceCode = UTType(named: "public.source-code")
    public static let swiftSource = UTType(named: "public.swift-source")
    public static let image = UTType(named: "public.image")
    public static let jpeg = UTType(named: "public.jpeg")
    public static let png = UTType(named: "public.png")
    public static let tiff = UTType(named: "public.tiff")
    public static let heic = UTType(named: "public.heic")
    public static let svg = UTType(named: "public.svg-image")
    public static let gif = UTType(named: "com.compuserve.gif")
    public static let webP = UTType(named: "org.webmproject.webp")
    public static let pdf = UTType(named: "com.adobe.pdf")
    public static let audiovisualContent = UTType(named: "public.audiovisual-content")
    public static let movie = UTType(named: "public.movie")
    public static let video = UTType(named: "public.video")
    public static let mpeg4Movie = UTType(named: "public.mpeg-4")
    public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie")
    public static let audio = UTType(named: "public.audio")
    public static let mp3 = UTType(named: "public.mp3")
    public static let mpeg4Audio = UTType(named: "public.mpeg-4-audio")
    public static let wav = UTType(named: "com.microsoft.waveform-audio")
    public static let archive = UTType(named: "public.archive")
    public static let zip = UTType(named: "public.zip-archive")
    public static let url = UTType(named: "public.url")
    public static let fileURL = UTType(named: "public.file-url")
    public static let vCard = UTType(named: "public.vcard")
}

public let kUTTypeItem = "public.item"
public let kUTTypeContent = "public.content"
public let kUTTypeData = "public.data"
public let kUTTypeFolder = "public.folder"
public let kUTTypeText = "public.text"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
public let kUTTypeHTML = "public.html"
public let kUTTypeJSON = "public.json"
public let kUTTypeImage = "public.image"
public let kUTTypeJPEG = "public.jpeg"
public let kUTTypePNG = "public.png"
public let kUTTypeGIF = "com.compuserve.gif"
public let kUTTypePDF = "com.adobe.pdf"
public let kUTTypeMovie = "public.movie"
public let kUTTypeVideo = "public.video"
public let kUTTypeMPEG4 = "public.mpeg-4"
public let kUTTypeAudio = "public.audio"
public let kUTTypeMP3 = "public.mp3"
public let kUTTypeURL = "public.url"
public let kUTTypeFileURL = "public.file-url"
public let kUTTypeVCard = "public.vcard"
