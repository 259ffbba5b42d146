extension UIColor {
    /// Returns the interpolation to another colour in both appearances; 0 returns this colour.
    func mixed(with other: UIColor, _ position: CGFloat) -> UIColor {
        func mix(_ one: Components, _ other: Components) -> Components {
            func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * position }
            return Components(
                red: between(one.red, other.red), green: between(one.green, other.green),
                blue: between(one.blue, other.blue), alpha: between(one.alpha, other.alpha))
        }
        return UIColor(.dynamic(light: mix(light, other.light), dark: mix(dark, other.dark)))
    }
}
