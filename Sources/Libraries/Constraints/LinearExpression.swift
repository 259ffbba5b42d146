/// A sum of variables with a coefficient each, and a constant.
///
/// A variable may stand in it more than once; the solver adds its coefficients up.
package struct LinearExpression: Sendable {
    /// One summand.
    package struct Term: Sendable {
        package var variable: Variable
        package var coefficient: Double
    }

    /// In the order in which they were added.
    package private(set) var terms: [Term]
    package private(set) var constant: Double

    /// A constant alone.
    package init(_ constant: Double = 0) {
        terms = []
        self.constant = constant
    }

    /// One variable, `coefficient` times.
    package init(_ variable: Variable, times coefficient: Double = 1) {
        terms = [Term(variable: variable, coefficient: coefficient)]
        constant = 0
    }

    package static func += (sum: inout LinearExpression, other: LinearExpression) {
        sum.terms += other.terms
        sum.constant += other.constant
    }

    package static func + (first: LinearExpression, second: LinearExpression) -> LinearExpression {
        var sum = first
        sum += second
        return sum
    }

    package static func - (first: LinearExpression, second: LinearExpression) -> LinearExpression {
        first + second * -1
    }

    package static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
        var product = expression
        for index in product.terms.indices { product.terms[index].coefficient *= factor }
        product.constant *= factor
        return product
    }
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    package init(floatLiteral value: Double) { self.init(value) }
    package init(integerLiteral value: Int) { self.init(Double(value)) }
}
