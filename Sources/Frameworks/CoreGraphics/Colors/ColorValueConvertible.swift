/// An object that stands for a colour in an animation or a gradient. UIKit's colours are accepted in the place of a
/// `CGColor`.
package protocol ColorValueConvertible {
    var colorValue: ColorValue { get }
}

extension CGColor: ColorValueConvertible {
    package var colorValue: ColorValue { value }
}
