/// An object that represents a colour in an animation or a gradient. UIKit's colours are accepted in place of a
/// `CGColor`.
package protocol ColorValueConvertible {
    var colorValue: ColorValue { get }
}

extension CGColor: ColorValueConvertible {
    package var colorValue: ColorValue { value }
}
