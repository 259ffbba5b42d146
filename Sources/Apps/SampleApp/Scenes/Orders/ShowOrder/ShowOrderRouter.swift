import UIKit

/// What other scenes may read and fill.
protocol ShowOrderDataPassing {
    var dataStore: (any ShowOrderDataStore)? { get }
}

final class ShowOrderRouter: NSObject, ShowOrderDataPassing {
    weak var viewController: ShowOrderViewController?
    var dataStore: (any ShowOrderDataStore)?
}
