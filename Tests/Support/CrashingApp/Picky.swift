import Beagle
import Foundation
import UIKit

/// A component whose decoding traps, unless its address is a URL. So the members of this type cannot be found.
struct Picky: ServerDrivenComponent {
    private let address: URL

    private enum CodingKeys: String, CodingKey {
        case address
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let address = URL(string: try container.decode(String.self, forKey: .address)) else {
            fatalError("the address is not a URL")
        }
        self.address = address
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(address.absoluteString, forKey: .address)
    }

    func toView(renderer: BeagleRenderer) -> UIView {
        let label = UILabel()
        label.text = address.host
        return label
    }
}
