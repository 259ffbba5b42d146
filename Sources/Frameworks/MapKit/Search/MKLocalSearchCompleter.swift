public import Foundation
import HeadlessUIKit

/// A place that a completer suggests.
open class MKLocalSearchCompletion: NSObject {
    public let title: String
    public let subtitle: String
    /// The range of the typed text in the title, as an `NSValue`.
    public let titleHighlightRanges: [NSValue]
    /// Always empty.
    open var subtitleHighlightRanges: [NSValue] { [] }

    init(_ title: String, _ subtitle: String, typed: String) {
        (self.title, self.subtitle) = (title, subtitle)
        let range = (title as NSString).range(of: typed, options: [.caseInsensitive, .diacriticInsensitive])
        titleHighlightRanges = range.location == NSNotFound ? [] : [NSValue(range: range)]
    }
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Never called, because no server is asked.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        forward([completer]) { (next: any MKLocalSearchCompleterDelegate) in next.completerDidUpdateResults(completer) }
    }
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        forward([completer, error]) { (next: any MKLocalSearchCompleterDelegate) in
            next.completer(completer, didFailWithError: error)
        }
    }
}

/// Suggests the cities whose names begin with a text.
open class MKLocalSearchCompleter: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
    }
    public enum FilterType: Int, Sendable { case locationsAndQueries, locationsOnly }

    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The typed text. The delegate is called asynchronously after each change.
    open var queryFragment = "" { didSet { search() } }
    /// Stored; has no effect, because the whole world is searched.
    open var region = MKCoordinateRegion(.world)
    /// Stored; has no effect, because only cities are found.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// Stored; has no effect, because only cities are found.
    open var filterType = FilterType.locationsAndQueries
    /// Stored; has no effect, because only cities are found.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open private(set) var results: [MKLocalSearchCompletion] = []
    private let work = PendingWork()

    public override init() {}

    open var isSearching: Bool { work.isPending }
    open func cancel() { work.cancel() }

    private func search() {
        work.begin { [weak self] in
            guard let self else { return }
            results = City.matching(queryFragment).map {
                MKLocalSearchCompletion($0.name, $0.country, typed: queryFragment)
            }
            delegate?.completerDidUpdateResults(self)
        } cancelled: {
        }
    }
}
