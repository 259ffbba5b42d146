/// A sum of variables with coefficients, and a constant.
///
/// A variable may occur more than once; the solver adds its coefficients.
package struct LinearExpression: Sendable {
    package struct Term: Sendable {
        package var variable: Variable
        package var coefficient: Double
    }

    /// The terms in the order in which they were added.
    package private(set) var terms: [Term]
    package private(set) var constant: Double

    /// Creates a constant expression.
    package init(_ constant: Double = 0) {
        terms = []
        self.constant = constant
    }

    /// Creates an expression of one variable with a coefficient.
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
