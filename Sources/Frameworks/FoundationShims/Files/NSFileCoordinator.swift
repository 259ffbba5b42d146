public import Foundation

/// A place for an error, in which Kennel never stores one.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Coordinates access to files between processes on iOS. Only the app uses the session's files, so the accessors run at
/// once.
public final class NSFileCoordinator: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    public init(filePresenter filePresenterOrNil: Any? = nil) {}

    public func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer = nil,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }

    public func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer = nil,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }

    public func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer = nil,
        byAccessor readerWriter: (URL, URL) -> Void
    ) { readerWriter(readingURL, writingURL) }

    public func item(at oldURL: URL, didMoveTo newURL: URL) {}
    public func cancel() {}
}
