public import HeadlessUIKit

public struct PHPickerFilter: Hashable, Sendable {
    private let names: Set<String>

    public static let images = PHPickerFilter(names: ["images"])
    public static let videos = PHPickerFilter(names: ["videos"])
    public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(names: subfilters.reduce(into: []) { $0.formUnion($1.names) })
    }
}

public struct PHPickerConfiguration: Sendable {
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    public enum Selection: Int, Sendable { case `default`, ordered, people, continuous, continuousAndOrdered }

    /// Stored; has no effect, because the user always chooses one image.
    public var selectionLimit = 1
    /// Stored; has no effect, because only images are offered.
    public var filter: PHPickerFilter?
    /// Stored; has no effect.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// Stored; has no effect.
    public var selection = Selection.default
    /// Stored; has no effect.
    public var preselectedAssetIdentifiers: [String] = []

    public init() {}
}

/// A chosen picture.
public struct PHPickerResult {
    public let itemProvider: NSItemProvider
    /// Always nil.
    public var assetIdentifier: String? { nil }

    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
