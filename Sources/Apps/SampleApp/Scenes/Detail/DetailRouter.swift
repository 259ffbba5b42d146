import UIKit

/// Gives other scenes access to the data that they can read and set.
protocol DetailDataPassing {
    var dataStore: (any DetailDataStore)? { get }
}

final class DetailRouter: NSObject, DetailDataPassing {
    weak var viewController: DetailViewController?
    var dataStore: (any DetailDataStore)?
}
