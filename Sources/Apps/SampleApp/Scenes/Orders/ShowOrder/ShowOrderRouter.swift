import UIKit

/// Gives other scenes access to the data that they can read and set.
protocol ShowOrderDataPassing {
    var dataStore: (any ShowOrderDataStore)? { get }
}

final class ShowOrderRouter: NSObject, ShowOrderDataPassing {
    weak var viewController: ShowOrderViewController?
    var dataStore: (any ShowOrderDataStore)?
}
