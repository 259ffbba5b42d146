import UIKit

/// What other scenes may read and fill.
protocol DetailDataPassing {
    var dataStore: (any DetailDataStore)? { get }
}

final class DetailRouter: NSObject, DetailDataPassing {
    weak var viewController: DetailViewController?
    var dataStore: (any DetailDataStore)?
}
